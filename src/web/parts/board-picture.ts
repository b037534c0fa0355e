// The drawing of a board as a file of its own: it takes its looks and its letters with it, so that it is the same wherever it is opened.

/** What a child has from its parent unless it says otherwise. */
const INHERITED = [
  'color',
  'fill',
  'fill-opacity',
  'fill-rule',
  'font-family',
  'font-size',
  'font-style',
  'font-variant-caps',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'stroke',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'text-anchor',
  'visibility',
] as const;

/** What each says for itself, and how it is where nobody says anything. */
const OWN = {
  'clip-path': 'none',
  'dominant-baseline': 'auto',
  filter: 'none',
  mask: 'none',
  'mix-blend-mode': 'normal',
  opacity: '1',
  'stop-color': 'rgb(0, 0, 0)',
  'stop-opacity': '1',
  'vector-effect': 'none',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** What is written under the picture. */
export interface Caption {
  readonly title: string;
  readonly words: string;
}

/** Writes down how an element looks, as far as that is not how its parent does. */
function dress(element: Element, copy: Element, above: CSSStyleDeclaration | null): void {
  const looks = getComputedStyle(element);
  const said: string[] = [];
  for (const name of INHERITED) {
    const value = looks.getPropertyValue(name);
    if (value !== '' && value !== above?.getPropertyValue(name)) said.push(`${name}:${value}`);
  }
  for (const [name, usual] of Object.entries(OWN)) {
    const value = looks.getPropertyValue(name);
    if (value !== '' && value !== usual) said.push(`${name}:${value}`);
  }
  // An attribute that moves it stays as it is; what the style sheet moves is written down.
  const moved = looks.getPropertyValue('transform');
  if (!element.hasAttribute('transform') && moved !== '' && moved !== 'none') {
    said.push(`transform:${moved}`);
    for (const name of ['transform-box', 'transform-origin']) said.push(`${name}:${looks.getPropertyValue(name)}`);
  }
  // What is said by names that only the style sheet knows has been written down by now.
  const unknown = [...copy.attributes].filter(
    ({ name, value }) => ['class', 'style'].includes(name) || value.includes('var('),
  );
  for (const { name } of unknown) copy.removeAttribute(name);
  if (said.length > 0) copy.setAttribute('style', said.join(';'));
  const pairs = [...element.children].map((child, i) => [child, copy.children[i]] as const);
  for (const [child, twin] of pairs) {
    if (twin === undefined) continue;
    // What is not drawn is left out; what is only referred to is never drawn where it stands.
    if (getComputedStyle(child).display === 'none' && !isReferredTo(child)) twin.remove();
    else dress(child, twin, looks);
  }
}

const isReferredTo = (element: Element): boolean =>
  element.closest('defs, clipPath, mask, pattern, marker, symbol, linearGradient, radialGradient, filter') !== null;

/** The faces of letters that are in use, with what they are drawn by inside them. */
async function lettersOf(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const inUse = [...document.fonts].filter(({ status }) => status === 'loaded');
  const plain = (family: string) => family.replace(/["']/g, '');
  const written = faces.map(async ({ style, parentStyleSheet }) => {
    const [family, weight, slant] = ['font-family', 'font-weight', 'font-style'].map((name) =>
      plain(style.getPropertyValue(name)),
    );
    const isUsed = inUse.some(
      (face) => plain(face.family) === family && face.weight === weight && face.style === slant,
    );
    const [, address] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
    if (!isUsed || address === undefined) return '';
    const found = await fetch(new URL(address, parentStyleSheet?.href ?? location.href));
    const drawn = await inside(await found.blob());
    return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${slant};src:url(${drawn})}`;
  });
  return (await Promise.all(written)).join('');
}

/** Something as an address that has all of it inside. */
function inside(blob: Blob): Promise<string> {
  return new Promise((made, failed) => {
    const reader = new FileReader();
    reader.onload = () => made(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error('it could not be read'));
    reader.readAsDataURL(blob);
  });
}

function element(name: string, attributes: Readonly<Record<string, string | number>>, words = ''): Element {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.textContent = words;
  return made;
}

/** A line of words as large as the width allows. */
function line(words: string, x: number, y: number, size: number, room: number, family: string, fill: string): Element {
  const wide = words.length * size * 0.46;
  const fits = Math.min(size, (size * room) / wide);
  return element(
    'text',
    { x, y, fill, 'font-size': fits.toFixed(1), 'font-family': family, 'text-anchor': 'middle' },
    words,
  );
}

/** The drawing as it looks now, as the text of a file, with its size. */
export async function pictureOf(board: SVGSVGElement, { title, words }: Caption): Promise<Picture> {
  const { x, y, width, height } = board.viewBox.baseVal;
  const copy = board.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new Error('the copy of a drawing is none');
  dress(board, copy, null);
  const foot = width * 0.075;
  const page = getComputedStyle(document.body);
  const ink = page.color;
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--sheet').trim() || '#f7efdc';
  const [serif, titles] = [page.fontFamily, page.getPropertyValue('--title').trim() || page.fontFamily];
  const whole = element('svg', {
    xmlns: SVG,
    viewBox: `0 0 ${width} ${height + foot}`,
    width,
    height: height + foot,
  });
  for (const [name, value] of Object.entries({ x: 0, y: 0, width, height, viewBox: `${x} ${y} ${width} ${height}` }))
    copy.setAttribute(name, String(value));
  const middle = width / 2;
  whole.append(
    element('title', {}, title),
    element('style', {}, await lettersOf()),
    element('rect', { width, height: height + foot, fill: resolved(paper) }),
    copy,
    line(title, middle, height + foot * 0.43, foot * 0.4, width * 0.94, titles, ink),
    line(words, middle, height + foot * 0.82, foot * 0.29, width * 0.94, serif, ink),
  );
  return { text: new XMLSerializer().serializeToString(whole), width, height: height + foot };
}

/** A colour of the style sheet in the light that is on. */
function resolved(colour: string): string {
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = colour;
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

export interface Picture {
  readonly text: string;
  readonly width: number;
  readonly height: number;
}

/** So many pixels wide is a picture that is made of dots. */
const DOTS = 2000;

/** The same picture made of dots, for those who cannot open the other. */
export async function dotsOf({ text, width, height }: Picture): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = DOTS;
    canvas.height = Math.round((DOTS * height) / width);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((made, failed) =>
      canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture was made')) : made(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
