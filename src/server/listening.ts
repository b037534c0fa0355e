/** The sentence for an error that a person can mend when the server cannot listen. */
export function whyNotListening(error: unknown, port: number, host: string): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} is in use by another program: close it, or choose another port, as in PORT=${port + 1} npm start.`;
    case 'EACCES':
      return `You are not allowed to open port ${port}: choose one above 1023, as in PORT=1815 npm start.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address '${host}': leave HOST out, or set it to 0.0.0.0 for all addresses.`;
    default:
      return undefined;
  }
}
