/** Whether a match of this name is kept by the server: its names are longer than those that a browser draws. */
export const isFar = (id: string): boolean => /^[\w-]{22}$/.test(id);
