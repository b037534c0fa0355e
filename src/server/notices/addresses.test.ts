import { expect, it } from 'vitest';
import { isPublic } from './addresses.ts';
import { readAddress } from './outside.ts';

it.each([
  ['0.0.0.0', 'this network'],
  ['0.1.2.3', 'this network'],
  ['10.0.0.1', 'private'],
  ['10.255.255.255', 'private'],
  ['100.64.0.1', 'shared by a provider'],
  ['100.100.100.200', 'the house of a machine at Alibaba'],
  ['100.127.255.255', 'shared by a provider'],
  ['127.0.0.1', 'loopback'],
  ['127.255.255.254', 'loopback'],
  ['168.63.129.16', 'the house of a machine at Azure'],
  ['169.254.169.254', 'the house of most machines'],
  ['169.254.0.1', 'link-local'],
  ['172.16.0.1', 'private'],
  ['172.31.255.255', 'private'],
  ['192.0.0.192', 'the house of a machine at Oracle'],
  ['192.0.2.1', 'an example'],
  ['192.88.99.1', 'a relay'],
  ['192.168.0.1', 'private'],
  ['198.18.0.1', 'measurements'],
  ['198.19.255.255', 'measurements'],
  ['198.51.100.1', 'an example'],
  ['203.0.113.1', 'an example'],
  ['224.0.0.1', 'multicast'],
  ['239.255.255.255', 'multicast'],
  ['240.0.0.1', 'nobody’s'],
  ['255.255.255.255', 'everybody'],
  ['::', 'nobody'],
  ['::1', 'loopback'],
  ['::ffff:127.0.0.1', 'loopback in an IPv6'],
  ['::ffff:7f00:1', 'the same in hexadecimals'],
  ['::ffff:10.0.0.1', 'private in an IPv6'],
  ['::ffff:8.8.8.8', 'any IPv4 in an IPv6'],
  ['::127.0.0.1', 'the old way of it'],
  ['64:ff9b::7f00:1', 'loopback behind a translator'],
  ['64:ff9b:1::1', 'a translator of one’s own'],
  ['100::1', 'what is thrown away'],
  ['2001::1', 'Teredo'],
  ['2001:10::1', 'no host'],
  ['2001:db8::1', 'an example'],
  ['2002:7f00:1::', 'loopback in 6to4'],
  ['3fff::1', 'an example'],
  ['fc00::1', 'private'],
  ['fd00:ec2::254', 'the house of a machine at Amazon'],
  ['fe80::1', 'link-local'],
  ['fe80::1%eth0', 'link-local, of a link'],
  ['fec0::1', 'private, as it once was'],
  ['ff02::1', 'multicast'],
  ['4000::1', 'nobody’s'],
  ['localhost', 'no address'],
  ['', 'no address'],
  ['1.2.3', 'no address'],
])('%s is %s: refused', (address) => {
  expect(isPublic(address)).toBe(false);
});

it.each(['1.1.1.1', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255'])(
  '%s is a host’s',
  (address) => expect(isPublic(address)).toBe(true),
);
it.each(['172.15.255.255', '172.32.0.0', '192.167.255.255', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
  '%s is one, too',
  (address) => expect(isPublic(address)).toBe(true),
);

it.each([
  ['http://example.org/', 'without TLS'],
  ['ftp://example.org/', 'no web'],
  ['file:///etc/passwd', 'no web'],
  ['https://example.org:6379/', 'another port'],
  ['https://user:password@example.org/', 'with a password'],
  ['https://127.0.0.1/', 'loopback'],
  ['https://2130706433/', 'loopback as one number'],
  ['https://0x7f.1/', 'loopback in hexadecimals'],
  ['https://017700000001/', 'loopback in octals'],
  ['https://①②⑦.0.0.1/', 'loopback in other digits'],
  ['https://[::1]/', 'loopback'],
  ['https://[::ffff:169.254.169.254]/', 'link-local in an IPv6'],
  ['https://169.254.169.254/latest/meta-data', 'link-local'],
  [`https://example.org/${'x'.repeat(2000)}`, 'too long'],
  ['example.org', 'no address'],
  ['', 'nothing'],
])('%s may not be called: %s', (address) => {
  expect(readAddress(address, false)).toBeNull();
});

it('what may be called is https with a public name or number; this machine only where that is allowed', () => {
  expect(readAddress('https://discord.com/api/webhooks/1/x', false)?.host).toBe('discord.com');
  expect(readAddress('https://discord.com:443/', false)?.host).toBe('discord.com');
  expect(readAddress('https://[2606:4700::1111]/', false)).not.toBeNull();
  expect(readAddress('http://127.0.0.1:8080/', true)).not.toBeNull();
  expect(readAddress('http://192.168.0.1:8080/', true)).toBeNull();
  expect(readAddress('http://example.org/', true)).toBeNull();
});
