/** The first that is found names it: each of them also says the names of those after it. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const MACHINES: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The kind of a browser as it tells of itself, and nothing more: 'Firefox, Linux'; '' if it says nothing that is known. */
export function browserOf(said: string): string {
  const first = (signs: typeof BROWSERS) => signs.find(([sign]) => sign.test(said))?.[1];
  return [first(BROWSERS), first(MACHINES)].filter((part) => part !== undefined).join(', ');
}
