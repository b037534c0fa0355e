/**
 * What passwords are made of that everybody tries first, as they look without their case, their figures and their signs: one is common
 * if it is made of these alone (`weak.ts`). Gathered by us; a longer list of an operator's own is named by `BREACHED`.
 */
const WORDS = `
aaa abc abcd abcdef account adam adidas admin administrator africa afrique agent airborne alaska albert alex alexander alexandra
alexandre alexis alice alien alison allison alpha amanda amber america american amitie amour amoureux anais andre andrea andreas andrew
andy angel angela angelo angels animal anna anne anthony antoine antonio apollo apple april archer argent ariane arnaud arsenal arthur asdf
asdfg asdfgh asdfghjkl asdasd ashley aurelie aurore austin autumn aventure azerty azertyuiop azer azert
baby babygirl babylon bailey balloon ballon banana banane bandit baptiste barbara barbie barcelona barney baseball basket basketball
batman beach bear beatles beautiful beauty beaver benjamin benoit berlin bernard best bestfriend beth bichon bigdog bigdaddy bijou bill
billy bird birthday biscuit bisous black blackberry blessed blink blizzard blonde blood blue bob bonaparte bonbon bond bonheur
bonjour boston boubou bouchon boulogne boss bowling boys brandon brandy brazil bretagne brian bright brooklyn brother bruno bubba
bubbles buddy buffalo bulldog bullshit burger butter butterfly button
caca cactus calendar california calimero camaro camel cameron camille canada candy canelle cannelle capitaine captain caramel carlos carole
caroline carotte carrot cartman cassie cat catherine cats cedric celine celtic champion chance change changeme changeit charles charlie
charlotte charly cheese chelsea cherry chester cheval chevalier chevy chicago chicken chien chiffre chipie chivas chloe chocolat chocolate
chouchou chris christ christian christina christine christmas christophe church cinema claire claude claudia clement clown cobra coca
coco coconut coffee college colonel coming computer concept connect control cookie cookies cool cooper copain coquin corentin corvette
coucou country courage cowboy cowboys crazy cristiano cricket crystal culture cupcake cyril
dad daddy daisy dakota dallas dance dancer daniel daniela danielle danny dark darling darkness dauphin david death debbie default delphine
delta demo denis dennis denver desire desktop destiny devil dexter diablo diamant diamond diana diane  diego dieu digital disney
doctor dog doggy dogs dollar dolphin dolphins domino dominique donald dont doudou doudoune dragon dragons dragonball dream dreamer dreams
driver drummer dude dylan eagle eagles earth easter eclipse edward einstein elephant elise elisabeth elizabeth elodie elvis emilie emily
emma emmanuel empereur emperor empire england enter entrer eric escape espoir esther estelle etoile etoiles europe eva eve everton evil
explorer extreme
facebook faith falcon family famille fantasy fashion fatima favorite felix female fender ferrari fidele filou finger fire firefly fish
fisher fishing flash flipper florence florent florian florida flower flowers fluffy foot football forest forever fortuna foxtrot france
francesco francis francois frank frankie franklin fred freddy frederic free freedom friday friend friends friendship frodo frosty
fuckyou funny future gabriel galaxy gamer gandalf garden garfield gateway gemini general genesis geneva
george georges gerard germany ghost giants giggles gilles ginger giovanni girl girls gizmo gladiator goku gold golden goldfish golf
gondor good google gordon gorilla grace granny great green greenday gregory gremlin grenadier guest guillaume guitar guitare gunner
hacker hahaha hammer hannah happy hardcore harley harmony harry harrypotter hawaii heart heather heaven hector hello hellokitty
helpme henri henry hercules hermes hero hockey holiday holly home homer honda honey  horse horses hotdog hottie house houston
hugo hummer hunter ice iceberg iceman icecream icloud iloveu iloveyou iloveu indian indigo infinity inside install instagram internet
ireland irene isabelle italia ivan jack jackass jackie jackson jacob jacques jaguar jaime jake james jamesbond jamie jannah january
japan jason jasmine jasper jean jeanne jeff jennifer jenny jeremy jeremie jerome jerry jessica jessie jesus jetaime jimmy joel john
johnny johnson jojo joker jonathan jordan jose joseph josephine joshua jours julia julian julie julien juliette junior jupiter justice
justin justine karate karen karim karine kathy katie kelly kenneth kevin kids killer king kingdom kirsten kitten kitty kiwi
knight kristina ladybug laetitia lapin lasvegas laura laurence laurent lauren lavender lea legend legolas lemon lennon leo leonard
leonardo leopard letmein liberte liberty life light lilian lily lincoln linda lisa little liverpool lizard logan login logitech lol
lollipop lolita london loulou louis louise loup love lovely lover loveme loveyou lucas lucie lucky lucifer ludovic luna
machine madison madrid maggie magic magique maison malibu maman mamour manager manchester manon manu manuel marcel margaux maria
mariage marie marina marine marion mario mark marlboro marley marseille marshal marshall martin martine marvin mary master matrix matt
matthew matthieu maverick max maxime maxwell melanie melissa member memory mercedes mercury merlin metal metallica mexico miami michael
michel michele michelle mickael mickey microsoft midnight miguel mike miller million mimi minecraft minnie minou minouche miracle
mirage misty modem moi molly moment monday money monica monique monkey monster montagne moon morgan morgane moscow mother mountain
mouse movie muffin music musique mustang mylene mylove myspace naruto natacha natalie nathalie nathan nation nature navy nelson nemo
neptune network newyork nicholas nicolas nicole nike nikita ninja nintendo nirvana nissan noel nokia nothing november nounours
numero nutella obiwan ocean october olivia olivier olympique omega one online open orange orchid oscar oxford pacific paintball
pakistan panda panther papa papillon paradis paradise paris parker parola pass passe passion passport password passwd passw passwort
pascal patate patch patches patricia patrick paul paula pauline payton peace peanut pearl pedro penelope penguin people pepper
pepsi perfect peter phantom philippe phoenix phone picasso picard pierre pikachu pilot pink pirate pizza planet platinum player
please pokemon police poney pookie poop popcorn popeye poppy porsche portugal poulet poupee poussin power precious premier
presto prince princess princesse private professor prout provence pumpkin puppy purple qazwsx qazwsxedc quentin quebec queen qwe
qwer qwert qwerty qwertyu qwertyui qwertyuiop qwertz qwertzuiop rabbit rachel racing rafael raiders rainbow ranger rangers raphael
raymond reality rebecca rebel red redsox redwings reggae regis remember remi renard rene republic requiem ricardo richard rick river
rob robert robin robot rock rocket rocky rodrigo roger roland romain roman romance romane romeo ronaldo root rose rosebud rosie rouge
royal ruby rugby running russell russia sabine sabrina sailor saint sakura salade salut sam samantha samson samsung samuel sandra
sandrine sandy sarah sasha satan saturday saturn scarface school science scooby scooter scorpio scorpion scotland scott sean sebastian
sebastien secret secure security september serena sergent server severine sexy  shadow shalom shannon shelby shit sierra silver
silvia simon simone simple simpson simpsons skate skater skittles skywalker slayer slipknot smile smiley smith smokey snake snoopy
snow snowball snowman soccer sofia softball soldat soldier soleil sonic sophia sophie souris south spain sparky spartan
special spencer spider spiderman spirit spitfire spongebob sport sports spring squirrel stalker standard star starcraft stargate stars
start starwars station stella stephane stephanie stephen steve steven sticky storm strawberry strong student sugar summer sun sunday
sunflower sunny sunrise sunset sunshine super superman superstar support supreme surfer susan suzanne swimming switzerland sydney
sylvain sylvie system tamere tamara tango tarzan taylor teacher techno teddy tennis test tester testing texas theo theone thierry
thomas thunder thursday tiffany tiger tigers tigger time timothy tinkerbell titan titanic toby tomtom tony toor toto toulouse tournesol
toyota train travel travis trinity trojan trouble trustno trustnoone tucker turtle tweety twilight twitter unicorn united universe
user utilisateur vacances vagrant valentin valentine valerie vampire vanessa vanille veronique victor victoire victoria victory
vincent violet violette viper virginie virus volcano voyage vraiment wagram walter warcraft warrior waterloo welcome wellington
westham whatever white wicked wildcats will william willow wilson windows winner winnie winston winter wizard wolf wolves wonder
work world wrestling xavier xxx yamaha yankee yankees yellow yolanda yoyo yvonne zaq zeppelin zidane zombie zorro zxc zxcv zxcvbn
zxcvbnm zaqwsx zaqxsw wxcvbn wxcv azeqsd motdepasse motdepass monmotdepasse bienvenue jesuis jetadore jtm jtaime ilove cheri cherie
monamour monange doudous marmotte poisson grenouille lune mer plage jardin fleur chaton chatons minette toutou loulotte crevette
austerlitz jena borodino moskova marengo bivouac napoleon bonaparte boney oldguard garde imperial imperiale vivelempereur
manoeuvres wargame game games gaming jeu jeux joueur board france england prussia russia austria blucher ney murat davout lannes
soult massena joachim
a an and de des du en et for i in is it je la le les me mon my no of on or our so sur the to tu un une we you your
`;

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter((word) => word !== ''));
