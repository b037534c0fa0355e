/** What is said to people about the tokens by which programs play for them. */
export const tokensEn = {
  title: 'For programs',
  text: 'A token lets a program of yours look at your matches, or play them, in your name. It never opens your account: no password, passkey or other token comes of it.',
  docs: 'What programs can ask for',
  none: 'You have given no token.',
  label: 'What to call it',
  labelHelp: 'For instance the program that is to have it.',
  scope: 'What it may do',
  scopes: { read: 'look only', play: 'look and play' },
  days: 'How long it holds',
  span: (days: number) => `${days} days`,
  sure: 'Your password, to be sure',
  go: 'Make a token',
  made: 'Here is the token. Copy it now: it is not shown again.',
  copied: 'I have it',
  until: (date: string) => `until ${date}`,
  used: (date: string) => `last used on ${date}`,
  unused: 'never used',
  end: 'End',
};

export type TokensWords = typeof tokensEn;
