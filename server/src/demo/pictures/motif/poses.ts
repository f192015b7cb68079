import type { Pose } from './people';

/** Standing upright, feet on the origin. */
export const standing: Pose = {
  head: [2, -202],
  neck: [0, -166],
  hip: [0, -96],
  arms: [
    [
      [20, -130],
      [30, -92],
    ],
    [
      [-18, -128],
      [-4, -90],
    ],
  ],
  legs: [
    [
      [8, -50],
      [6, -4],
    ],
    [
      [-6, -50],
      [-8, -4],
    ],
  ],
};

/** Standing and working with both hands at the height of a table. */
export const working: Pose = {
  ...standing,
  arms: [
    [
      [28, -130],
      [70, -112],
    ],
    [
      [16, -118],
      [58, -96],
    ],
  ],
};

/** Sitting on a seat 60 high and holding something before the chest. */
export const sitting: Pose = {
  head: [0, -172],
  neck: [-4, -138],
  hip: [-8, -70],
  arms: [
    [
      [24, -104],
      [54, -120],
    ],
    [
      [10, -92],
      [46, -104],
    ],
  ],
  legs: [
    [
      [52, -68],
      [54, -4],
    ],
    [
      [46, -64],
      [44, -4],
    ],
  ],
};

/** Sitting cross-legged on the ground. */
export const crossLegged: Pose = {
  head: [0, -128],
  neck: [0, -92],
  hip: [0, -22],
  arms: [
    [
      [36, -60],
      [60, -26],
    ],
    [
      [-36, -60],
      [-60, -26],
    ],
  ],
  legs: [
    [
      [64, -16],
      [-20, -8],
    ],
    [
      [-64, -16],
      [10, -4],
    ],
  ],
};

/** Running at full stride. */
export const running: Pose = {
  head: [26, -200],
  neck: [16, -166],
  hip: [-2, -98],
  arms: [
    [
      [48, -142],
      [70, -170],
    ],
    [
      [-24, -140],
      [-26, -104],
    ],
  ],
  legs: [
    [
      [-22, -54],
      [-74, -40],
    ],
    [
      [46, -74],
      [36, -16],
    ],
  ],
};

/** Walking with a stick in the forward hand. */
export const walking: Pose = {
  head: [8, -202],
  neck: [2, -166],
  hip: [-4, -96],
  arms: [
    [
      [26, -134],
      [52, -112],
    ],
    [
      [-18, -130],
      [8, -104],
    ],
  ],
  legs: [
    [
      [-16, -52],
      [-44, -8],
    ],
    [
      [26, -56],
      [28, -6],
    ],
  ],
};

/** Bent over the handlebar of a bicycle. */
export const riding: Pose = {
  head: [34, -214],
  neck: [18, -180],
  hip: [-30, -116],
  arms: [
    [
      [46, -150],
      [76, -136],
    ],
    [
      [40, -146],
      [72, -128],
    ],
  ],
  legs: [
    [
      [-8, -66],
      [-24, -24],
    ],
    [
      [22, -80],
      [4, -32],
    ],
  ],
};
