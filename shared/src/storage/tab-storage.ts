import { createSafeStorage } from './device-storage';

/** Storage of this tab alone. */
export const tabStorage = /* @__PURE__ */ createSafeStorage('sessionStorage');
