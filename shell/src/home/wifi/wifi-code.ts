import type { Wifi } from '@guest/shared/contracts/property/property.contract';

/** These characters separate the fields, so they are escaped within a value. */
const escapeValue = (value: string) => value.replace(/[\\;,":]/g, (special) => `\\${special}`);

/** Returns the content of a QR code that connects a device to the network. */
export function wifiCode({ ssid, password }: Pick<Wifi, 'ssid' | 'password'>): string {
  const network = `S:${escapeValue(ssid)};`;
  return password === '' ? `WIFI:T:nopass;${network};` : `WIFI:T:WPA;${network}P:${escapeValue(password)};;`;
}
