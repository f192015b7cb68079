/** The router's names for the thread that composes first views; never in a browser. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
