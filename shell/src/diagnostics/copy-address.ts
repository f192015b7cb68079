/**
 * Copies an address. If the browser does not allow it, for instance without TLS, a prompt shows the address
 * for copying by hand.
 */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    prompt('', address);
    return false;
  }
}
