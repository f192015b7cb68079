/** Copies an address. Where the browser does not let a page do so, as without TLS, it is shown to be copied by hand. */
export async function copyAddress(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    prompt('', address);
    return false;
  }
}
