// @vitest-environment happy-dom
import { Component, type ReactNode, render } from 'preact/compat';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { useGame } from '../play/opened.ts';

vi.mock('../shelf.ts', () => ({
  shelf: [],
  entryOf: (id: string) => ({
    id,
    load: () => (id === 'gone' ? Promise.reject(new TypeError('the network is gone')) : new Promise(() => {})),
  }),
}));

class Around extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };
  static override getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }
  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <p>{String(this.state.error)}</p>;
  }
}

function Page({ id }: { readonly id: string }) {
  return <p>{useGame(id) === 'loading' ? 'Loading' : 'Here'}</p>;
}

async function shown(id: string): Promise<string> {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => {
    render(
      <Around>
        <Page id={id} />
      </Around>,
      place,
    );
  });
  // What it waits for is asked for only once it is drawn.
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 0))));
  return place.textContent ?? '';
}

it('a page whose game does not come fails where that can be said, and waits only while it may still come', async () => {
  expect(await shown('under way')).toBe('Loading');
  expect(await shown('gone')).toBe('TypeError: the network is gone');
});
