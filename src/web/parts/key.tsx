/** The key that does the same, for the eye alone: readers of the page hear it among the settings. */
export function Key({ name }: { readonly name: string }) {
  return (
    <span className="key" aria-hidden="true">
      {name}
    </span>
  );
}
