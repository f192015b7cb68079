/** A router without an address bar, for tests only. */
export { createMemoryRouter } from 'react-router-dom';
