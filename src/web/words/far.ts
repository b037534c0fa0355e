const opened = async () => (await import('./far-books.ts')).openFarBooks();

/** What is drawn for people far apart, once the words for it are there. */
export async function inWords<T>(drawing: Promise<T>): Promise<T> {
  const [drawn] = await Promise.all([drawing, opened()]);
  return drawn;
}
