import { type ReactNode, render } from 'preact/compat';

/** What is drawn, in a place of its own beside the page: needs a document, so the test names `happy-dom` as its environment. */
export function drawn(drawing: ReactNode): HTMLElement {
  const place = document.createElement('div');
  render(drawing, place);
  return place;
}
