import { BlockList, isIPv4, isIPv6 } from 'node:net';

// Which addresses a server may be asked to write to: those of the public internet, and none by which it would reach its own house.

const REFUSED: readonly (readonly [net: string, prefix: number])[] = [
  // This network, private networks, and what a provider shares out behind its own.
  ...([
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.168.0.0', 16],
  ] as const),
  // Protocols, examples, relays and measurements.
  ...([
    ['192.0.0.0', 24],
    ['192.0.2.0', 24],
    ['192.31.196.0', 24],
    ['192.52.193.0', 24],
    ['192.88.99.0', 24],
    ['192.175.48.0', 24],
    ['198.18.0.0', 15],
    ['198.51.100.0', 24],
    ['203.0.113.0', 24],
  ] as const),
  // Many at once, and nobody yet.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // It looks public, and is the house of a machine at Azure.
  ['168.63.129.16', 32],
];

/** Of the addresses that are given out to hosts: those which hold another, are examples, or are no host's. */
const REFUSED_SIX: readonly (readonly [net: string, prefix: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [net, prefix] of REFUSED) refused.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of REFUSED_SIX) refused.addSubnet(net, prefix, 'ipv6');

/** All that hosts have: outside of it lie loopback, links, private networks, groups, and every IPv4 in the clothes of an IPv6. */
const hosts = new BlockList();
hosts.addSubnet('2000::', 3, 'ipv6');

export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  // One with a zone is of a link.
  return isIPv6(address) && !address.includes('%') && hosts.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

export const isLoopback = (address: string): boolean =>
  isIPv4(address) ? address.startsWith('127.') : address === '::1';
