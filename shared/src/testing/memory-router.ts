/** A router without an address bar, for tests alone. */
export { createMemoryRouter } from 'react-router-dom';
