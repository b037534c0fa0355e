/** What is seen of a thing while it is carried: a copy of it that goes with the hand. */
export interface Ghost {
  moveTo(x: number, y: number): void;
  remove(): void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A copy of what a control shows, taken up at a point; and how many go with it. */
export function ghostOf(control: Element, from: Point, count: number): Ghost {
  const ghost = document.createElement('div');
  ghost.className = 'carried';
  ghost.setAttribute('aria-hidden', 'true');
  const shown = control.parentElement?.querySelector('.thing-shown, .thing-inside') ?? null;
  const copy = shown instanceof SVGGraphicsElement ? drawn(shown) : null;
  if (copy !== null) ghost.append(copy.sheet);
  else if (shown !== null) ghost.append(laid(shown));
  if (count > 1) {
    const badge = document.createElement('span');
    badge.className = 'carried-count';
    badge.textContent = String(count);
    const box = control.getBoundingClientRect();
    badge.style.left = `${box.right}px`;
    badge.style.top = `${box.top}px`;
    ghost.append(badge);
  }
  document.body.append(ghost);
  if (shown !== null && copy !== null) lay(copy.about, shown.getBoundingClientRect());
  return {
    moveTo(x, y) {
      ghost.style.transform = `translate(${x - from.x}px, ${y - from.y}px)`;
    },
    remove: () => ghost.remove(),
  };
}

/** A part of a drawing, in a drawing of the same kind, whose style sheets it is drawn by. */
function drawn(shown: SVGGraphicsElement): { readonly sheet: Element; readonly about: Element } {
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('class', `${shown.ownerSVGElement?.getAttribute('class') ?? ''} carried-drawing`);
  const about = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  about.setAttribute('class', shown.parentElement?.getAttribute('class') ?? '');
  about.append(shown.cloneNode(true));
  sheet.append(about);
  return { sheet, about };
}

/** Lays the copy over what it is a copy of, whatever that is turned and enlarged by. */
function lay(copy: Element, { left, top, width }: DOMRect): void {
  const now = copy.getBoundingClientRect();
  const scale = now.width > 0 ? width / now.width : 1;
  copy.setAttribute('transform', `matrix(${scale} 0 0 ${scale} ${left - now.left * scale} ${top - now.top * scale})`);
}

/** The same of what lies beside the board. */
function laid(shown: Element): Element {
  const { left, top, width, height } = (shown.parentElement ?? shown).getBoundingClientRect();
  const around = document.createElement('div');
  around.className = shown.closest('.drawn-hand')?.className ?? '';
  Object.assign(around.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, width: `${width}px` });
  around.style.height = `${height}px`;
  const thing = document.createElement('span');
  thing.className = shown.parentElement?.className ?? '';
  thing.append(shown.cloneNode(true));
  around.append(thing);
  return around;
}
