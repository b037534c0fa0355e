/** Small engraved signs of the shell, drawn on a field of 24. They are never alone: a word stands beside or behind them. */
const SIGNS = {
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  hint: 'M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3ZM9.5 18.5h5M10.5 21h3',
  again: 'M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5',
  skip: 'M5 5l8 7-8 7ZM16 5v14',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4l12 8-12 8Z',
  first: 'M19 5l-8 7 8 7ZM6 5v14',
  last: 'M5 5l8 7-8 7ZM18 5v14',
  previous: 'M15 5l-8 7 8 7Z',
  next: 'M9 5l8 7-8 7Z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  close: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  gear: 'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
  book: 'M12 6c-2-1.6-5-2-8-2v14c3 0 6 .4 8 2 2-1.6 5-2 8-2V4c-3 0-6 .4-8 2ZM12 6v14',
  film: 'M4 5h16v14H4ZM8 5v14M16 5v14M4 9h4M4 15h4M16 9h4M16 15h4',
  home: 'M4 20 12 5l8 15ZM12 5V2M9.5 20 12 13l2.5 7',
  seal: 'M12 3l2.2 2.2 3-.4.6 3L20.500 9.500 19 12l1.500 2.500-2.700 1.700-.6 3-3-.4L12 21l-2.200-2.200-3 .4-.6-3L3.500 14.500 5 12 3.500 9.500l2.700-1.700.6-3 3 .4ZM9 12l2 2 4-4',
  sound: 'M4 10v4h3l4 4V6L7 10ZM14.500 9a4 4 0 0 1 0 6M17 6.500a8 8 0 0 1 0 11',
  mute: 'M4 10v4h3l4 4V6L7 10ZM15 9.500l5 5M20 9.500l-5 5',
} as const;

export type Sign = keyof typeof SIGNS;

export function Icon({ sign }: { readonly sign: Sign }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={SIGNS[sign]} />
    </svg>
  );
}
