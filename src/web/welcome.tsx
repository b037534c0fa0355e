const games = [
  { name: 'Manœuvre', players: '2 players', about: 'Eight nations on a field of squares; hands of cards, a few dice.' },
  {
    name: 'Napoléon 1815',
    players: '2 to 3 players',
    about: 'The campaign of the Hundred Days: marches, fatigue, fog of war.',
  },
  {
    name: 'N: The Napoleonic Wars',
    players: '1 player',
    about: 'Europe against an automated France, from 1792 to 1821.',
  },
  {
    name: 'Napoleon Saga: Waterloo',
    players: '2 players',
    about: 'A battle of cards: lines, reserve, flanks and orders.',
  },
  {
    name: 'Vive l’Empereur !',
    players: '2 players',
    about: 'Regiments on hexes: formations, fire, shock and charges.',
  },
];

export function Welcome() {
  return (
    <main>
      <header>
        <Camp />
        <h1>Bivouac</h1>
        <p className="motto">Five Napoleonic board wargames, with every rule enforced and every die provable.</p>
      </header>
      <ul className="shelf">
        {games.map(({ name, players, about }) => (
          <li key={name}>
            <h2>{name}</h2>
            <p className="players">{players}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}

function Camp() {
  return (
    <svg className="camp" viewBox="0 0 320 96" role="img" aria-label="Three tents on a hill, before the fire">
      <path className="hill" d="M0 90C60 62 110 56 160 56s100 6 160 34" />
      {hachures.map((d) => (
        <path key={d} className="hachure" d={d} />
      ))}
      <Tent x={104} y={62} scale={0.8} />
      <Tent x={216} y={62} scale={0.8} />
      <Tent x={160} y={58} scale={1.1} flag />
    </svg>
  );
}

/** Short strokes down the slope, longer towards the foot of the hill, as engravers draw relief. */
const hachures = Array.from({ length: 41 }, (_, i) => {
  const x = 8 + i * 7.6;
  const away = (x - 160) / 160;
  const y = 58 + 29 * Math.abs(away) ** 1.7;
  const length = 7 + (i % 3) * 3;
  return `M${x.toFixed(1)} ${(y + 3).toFixed(1)}l${(away * length).toFixed(1)} ${length}`;
});

function Tent({ x, y, scale, flag = false }: { x: number; y: number; scale: number; flag?: boolean }) {
  return (
    <g className="tent" transform={`translate(${x} ${y}) scale(${scale})`}>
      <path className="canvas" d="M0-36 24 0H-24Z" />
      <path className="door" d="M0-30 7 0H-7Z" />
      {flag && <path className="flag" d="M0-36v-14l16 4-16 5" />}
    </g>
  );
}
