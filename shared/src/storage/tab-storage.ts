import { guarded } from './device-storage';

/** For this tab alone. */
export const tabStorage = /* @__PURE__ */ guarded('sessionStorage');
