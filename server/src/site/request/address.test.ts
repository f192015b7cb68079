import { expect, test } from 'vitest';
import { addressOf } from './address';

test.each(['app=true', 'download=true', 'newProperty=true', 'utm_source=mail'])(
  'Q-01 Q-03 %s only concerns the browser and does not change the page',
  (flag) => {
    expect(addressOf(`/casa-miramar?${flag}`).url).toBe('/casa-miramar');
    expect(addressOf(`/casa-miramar/discover?${flag}&tag=pool`).url).toBe('/casa-miramar/discover?tag=pool');
  },
);
