import { isIPv4 } from 'node:net';

// What the server asks by itself, its database and its mail server, and what asks it. Over a network that is done by TLS, with a certificate
// that is checked, or not at all, unless the operator has named the host as one for which that is not needed.

/** By which variable hosts are named that may ask and be asked without TLS. */
export const PLAIN_HOSTS = 'PLAIN_HOSTS';

const bare = (host: string): string => host.toLowerCase().replace(/^\[|\]$/g, '');

/** Whether a host is this machine itself; a path is a socket of it. */
const isHere = (host: string): boolean =>
  host === '' ||
  host.startsWith('/') ||
  host === 'localhost' ||
  host === '::1' ||
  (isIPv4(host) && host.startsWith('127.'));

/** What would be another server than the one that is named, or another way than by a certificate that is checked. */
const STRANGE = ['host', 'hostaddr', 'port', 'ssl', 'uselibpqcompat', 'sslnegotiation'];

/** What is wrong with the way to a database; null if nothing is. */
export function databaseFault(address: string, plain: readonly string[]): string | null {
  const url = new URL(address);
  const strange = STRANGE.find((name) => url.searchParams.has(name));
  if (strange !== undefined)
    return `must not say ${strange}=: name the server before the path, and TLS by sslmode alone`;
  const [mode, host] = [url.searchParams.get('sslmode'), bare(decodeURIComponent(url.hostname))];
  if (mode === 'verify-full') return null;
  if (mode !== null && mode !== 'disable')
    return 'must say sslmode=verify-full: any other mode believes whoever answers';
  if (isHere(host) || plain.includes(host)) return null;
  return `must say sslmode=verify-full, for its host is another machine; or ${PLAIN_HOSTS} must name it`;
}

/** The way to a mail server as it is gone; or what is wrong with it. */
export function mailWay(
  address: string,
  plain: readonly string[],
): { readonly url: string } | { readonly fault: string } {
  const url = new URL(address);
  const strange = [...url.searchParams.keys()].find((name) => /tls|secure|host|port|proxy/i.test(name));
  if (strange !== undefined) return { fault: `must not say ${strange}=: how it is asked follows from its host` };
  const host = bare(decodeURIComponent(url.hostname));
  if (url.protocol === 'smtps:' || isHere(host) || plain.includes(host)) return { url: address };
  // It begins in the clear and goes on by TLS, or not at all.
  url.searchParams.set('requireTLS', 'true');
  return { url: url.href };
}

/** What is wrong with where a node is asked by a proxy that people find by HTTPS: what they say would be heard on the way from there. */
export function listeningFault(host: string, plain: readonly string[]): string | null {
  if (isHere(bare(host)) || plain.includes(bare(host))) return null;
  return `must be this machine, or TLS_CERT and TLS_KEY be given, or ${PLAIN_HOSTS} must name it`;
}
