import type { Page } from 'playwright-core';

/** Writes down everything that any worker sends to the page. */
export async function eavesdrop(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const ports = MessagePort.prototype;
    const listen = ports.addEventListener;
    const overhear = (port: MessagePort) =>
      listen.call(port, 'message', (event) => heard.push((event as MessageEvent).data));
    ports.addEventListener = function (this: MessagePort, ...given: Parameters<typeof listen>) {
      if (given[0] === 'message') overhear(this);
      return listen.apply(this, given);
    } as typeof listen;
    const own = Object.getOwnPropertyDescriptor(ports, 'onmessage');
    Object.defineProperty(ports, 'onmessage', {
      ...own,
      set(this: MessagePort, heed: unknown) {
        overhear(this);
        own?.set?.call(this, heed);
      },
    });
  });
}

/** Through whose eyes everything was seen that came to the page since the last call. */
export async function viewers(page: Page): Promise<(number | null)[]> {
  return page.evaluate(() => {
    const found: (number | null)[] = [];
    const walk = (value: unknown): void => {
      if (value === null || typeof value !== 'object') return;
      if ('viewer' in value && 'asked' in value) found.push(value.viewer as number | null);
      for (const part of Object.values(value)) walk(part);
    };
    const { heard } = window as unknown as { heard: unknown[] };
    walk(heard.splice(0));
    return [...new Set(found)];
  });
}
