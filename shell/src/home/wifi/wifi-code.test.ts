import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wifiCode } from './wifi-code';

/** Reads the fields as a scanner does: a backslash protects the character that follows it. */
function scan(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  const rest = code.slice('WIFI:'.length);
  for (const [, name = '', value = ''] of rest.matchAll(/([A-Z]):((?:\\.|[^\\;])*);/gsu))
    fields[name] = value.replace(/\\(.)/gsu, '$1');
  return fields;
}

test('a scanner reads the network and the password, whatever characters they contain', () => {
  const special = fc.string({ unit: fc.constantFrom(...'\\;,":SPTé漢 '), maxLength: 20 });
  fc.assert(
    fc.property(special, fc.string(), fc.string({ minLength: 1 }), (ssid, more, password) => {
      expect(scan(wifiCode({ ssid: ssid + more, password }))).toEqual({
        T: 'WPA',
        S: ssid + more,
        P: password,
      });
    }),
  );
});

test('a network without a password is marked as open', () => {
  expect(wifiCode({ ssid: 'Grand;Guest', password: '' })).toBe('WIFI:T:nopass;S:Grand\\;Guest;;');
});
