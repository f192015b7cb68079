import { expect, test } from 'vitest';
import { serialSteps } from './serial-steps';

const asked = (url: string, ...askedBy: string[]) => ({ url, askedBy });

test('a file that the document references is the second step', () => {
  expect(serialSteps([asked('/'), asked('/main.js', '/'), asked('/remote.js', '/')])).toBe(2);
});

test('a request of a script is one step after the script', () => {
  const requests = [
    asked('/'),
    asked('/main.js', '/'),
    asked('/remote.js', '/main.js'),
    asked('/api', '/remote.js'),
  ];

  expect(serialSteps(requests)).toBe(4);
});

test('the longest of several chains counts', () => {
  const requests = [
    asked('/'),
    asked('/a.js', '/'),
    asked('/b.js', '/a.js'),
    asked('/c.js', '/a.js', '/b.js'),
  ];

  expect(serialSteps(requests)).toBe(4);
});

test('a script that is requested again keeps its first step', () => {
  expect(
    serialSteps([
      asked('/'),
      asked('/main.js', '/'),
      asked('/texts.js', '/'),
      asked('/texts.js', '/main.js'),
    ]),
  ).toBe(2);
});
