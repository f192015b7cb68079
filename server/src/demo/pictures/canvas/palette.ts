/** Which building tradition a property belongs to; it decides roofs, windows, trees, patterns and views. */
export type Region = 'atlantic' | 'gulf' | 'kyoto' | 'plain';

/** The names of the colours that every palette has. */
export const colourNames = [
  'wall',
  'wallShade',
  'roof',
  'accent',
  'accentSoft',
  'sea',
  'seaDeep',
  'seaLight',
  'sand',
  'sandDark',
  'leaf',
  'leafDark',
  'wood',
  'woodDark',
  'cloth',
  'dark',
  'flower',
  'land',
  'glow',
  'white',
] as const;

/** The colours of one property, each `#rrggbb`. */
export type Colours = Readonly<Record<(typeof colourNames)[number], string>>;

/** A property's colours, its region, and its sky (top, middle, horizon) for each time of day. */
export interface Palette {
  readonly region: Region;
  readonly colours: Colours;
  readonly skies: Readonly<Record<Time, readonly [string, string, string]>>;
}

/** The times of day a picture can be lit by. */
export type Time = 'morning' | 'noon' | 'dusk' | 'night';

const atlantic: Palette = {
  region: 'atlantic',
  colours: {
    wall: '#fbf5e9',
    wallShade: '#dfd6ca',
    roof: '#cb6740',
    accent: '#225fa6',
    accentSoft: '#8db8df',
    sea: '#2f8abd',
    seaDeep: '#15517f',
    seaLight: '#86cbdc',
    sand: '#eed8ae',
    sandDark: '#d3b180',
    leaf: '#6b9455',
    leafDark: '#37613f',
    wood: '#b57f4e',
    woodDark: '#75492c',
    cloth: '#f3ece0',
    dark: '#22364f',
    flower: '#d2508f',
    land: '#93a66a',
    glow: '#ffd27a',
    white: '#fffdf7',
  },
  skies: {
    morning: ['#8ec6e6', '#c9e2e6', '#ffe2bd'],
    noon: ['#4aa3da', '#93cdeb', '#dff2f8'],
    dusk: ['#54609f', '#e58a75', '#ffcf8a'],
    night: ['#0e1d40', '#1f3a6b', '#47699c'],
  },
};

const gulf: Palette = {
  region: 'gulf',
  colours: {
    wall: '#f0ddb9',
    wallShade: '#d3b88a',
    roof: '#2c9f9c',
    accent: '#c8973a',
    accentSoft: '#ead29a',
    sea: '#34b2b0',
    seaDeep: '#0f626a',
    seaLight: '#93ded2',
    sand: '#eccf9f',
    sandDark: '#cea36c',
    leaf: '#5f9767',
    leafDark: '#2b6352',
    wood: '#94603d',
    woodDark: '#5b3827',
    cloth: '#f8ecd8',
    dark: '#14424b',
    flower: '#cd7383',
    land: '#b98d72',
    glow: '#ffcf6e',
    white: '#fffaf0',
  },
  skies: {
    morning: ['#9fd3d3', '#dfe6d4', '#ffd9b5'],
    noon: ['#46b2c2', '#9bdad8', '#f2f1da'],
    dusk: ['#5b5288', '#d97b86', '#ffc98c'],
    night: ['#0b2437', '#16475a', '#3b7c84'],
  },
};

const kyoto: Palette = {
  region: 'kyoto',
  colours: {
    wall: '#f1e8d5',
    wallShade: '#d8cab0',
    roof: '#40454e',
    accent: '#cb4330',
    accentSoft: '#e8a58c',
    sea: '#5d8d97',
    seaDeep: '#2c4168',
    seaLight: '#b2cdc8',
    sand: '#e6dcc7',
    sandDark: '#c7b997',
    leaf: '#82995a',
    leafDark: '#4a643c',
    wood: '#966c48',
    woodDark: '#523a29',
    cloth: '#35466f',
    dark: '#2b2d35',
    flower: '#eba7b1',
    land: '#75906d',
    glow: '#ffcb78',
    white: '#fdf8ec',
  },
  skies: {
    morning: ['#bcd3d0', '#e6e3d0', '#f9e2c4'],
    noon: ['#8fbfcb', '#c5dcd6', '#f3ecd8'],
    dusk: ['#5d5a86', '#d7826e', '#f8cd97'],
    night: ['#141b38', '#27365f', '#56688f'],
  },
};

const plain: Palette = {
  region: 'plain',
  colours: {
    wall: '#f3efe7',
    wallShade: '#d8d2c8',
    roof: '#8a6f62',
    accent: '#3c828a',
    accentSoft: '#a3cbc9',
    sea: '#4d95ad',
    seaDeep: '#285b78',
    seaLight: '#a5d3d8',
    sand: '#e9dabd',
    sandDark: '#cbb48d',
    leaf: '#76996a',
    leafDark: '#3f6650',
    wood: '#b08a64',
    woodDark: '#6d503b',
    cloth: '#efe9df',
    dark: '#2f3d4c',
    flower: '#dd8a73',
    land: '#98ab86',
    glow: '#ffd488',
    white: '#fffdf8',
  },
  skies: {
    morning: ['#a3cfe0', '#d6e5e2', '#fbe5c8'],
    noon: ['#66b0d6', '#a8d6e8', '#e8f3f2'],
    dusk: ['#5f6496', '#dd8d80', '#fdd19a'],
    night: ['#152140', '#2a4268', '#587a9c'],
  },
};

const palettes = new Map<string, Palette>([
  ['casa-miramar', atlantic],
  ['qasr-al-bahr', gulf],
  ['higashiyama-an', kyoto],
]);

/** The palette of a property, or the neutral one for any other name. */
export const paletteNamed = (name: string): Palette => palettes.get(name) ?? plain;
