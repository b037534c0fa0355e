import { useEffect, useState } from 'preact/compat';

/** Whether the drawing is on the screen already. What is costly to draw and not needed to play waits for this. */
export function useShown(): boolean {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setShown(true));
    return () => clearTimeout(soon);
  }, []);
  return shown;
}
