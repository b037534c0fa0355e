/** How somebody is told that it is his turn. */
export const noticesEn = {
  title: 'When it is your turn',
  text: 'You are told outside this page as well: of your turn, of the end of a match, of an invitation, and when a live match waits for you. Never twice for the same turn, and not of a turn while you have the match open. Only the game, the other player and the link are told.',
  none: 'You are told by no way yet.',
  kinds: { push: 'Browser', mail: 'E-mail', webhook: 'Webhook' },
  browser: (name: string, machine: string) => `${name} on ${machine}`,
  unknown: 'a browser',
  on: 'On',
  occasions: {
    title: 'Tells me of',
    names: {
      turn: 'my turn',
      over: 'the end of a match',
      call: 'an invitation',
      ready: 'a live match that waits for me',
    },
  },
  test: 'Send a test',
  tested: 'The test was taken.',
  remove: 'Remove',
  of: (action: string, way: string) => `${action}: ${way}`,
  unconfirmed: 'Waiting for you: open the link in the e-mail that was sent there. It holds for one day.',
  failed: (date: string, why: string) => `${date}: ${why}`,
  failures: {
    away: 'Nobody answered.',
    forbidden: 'The name leads to an address that may not be called from here.',
    refused: (status: number | null) => `It was not taken${status === null ? '' : ` (${status})`}.`,
    gone: (status: number | null) => `There is nothing there any more${status === null ? '' : ` (${status})`}.`,
  },
  push: {
    go: 'Tell me in this browser',
    denied: 'This browser does not allow it: its settings for this site decide.',
    none: 'This browser cannot be told. On an iPhone, add the page to the home screen first.',
  },
  mail: {
    title: 'By e-mail',
    address: 'E-mail address',
    help: 'First you get a link to confirm it; nothing else is sent before. Every e-mail has a link to end it.',
    go: 'Use this address',
  },
  webhook: {
    title: 'By a webhook',
    address: 'Address',
    help: 'It begins with https:// and is open to the internet. In Discord: channel settings, Integrations, Webhooks.',
    shape: 'Form',
    shapes: { discord: 'Discord', json: 'JSON' },
    go: 'Use this webhook',
    secret: 'Secret of the signature',
    signed: 'In the header Bivouac-Signature, v1 is the HMAC-SHA-256 of t, a full stop and the body, with this secret.',
  },
  why: {
    address: 'This address cannot be called: https://, without a port or a password, and open to the internet.',
    many: 'You have as many of these as fit: remove one first.',
    form: 'This is no address.',
    tries: 'That was asked too often: wait for a quarter of an hour.',
  },
  link: {
    title: 'Notices by e-mail',
    yes: 'Tell me at this address when it is my turn',
    yesDone: 'The address is confirmed. You are told of your turns from now on.',
    stop: 'Send me no more e-mails',
    stopDone: 'No more e-mails are sent to this address.',
    gone: 'This link leads to nothing any more. Under your account you can ask for another.',
    away: 'The server does not answer just now. Try again in a moment.',
  },
  waiting: {
    title: (n: number) =>
      n === 1 ? 'It is your turn in a match far away' : `It is your turn in ${n} matches far away`,
    play: 'Play',
    more: (n: number) => (n === 1 ? 'and one more' : `and ${n} more`),
  },
};

export type NoticesWords = typeof noticesEn;
