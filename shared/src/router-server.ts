/** The parts of the router for the thread that renders first views; never loaded in a browser. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
