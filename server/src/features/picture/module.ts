import type { Module } from '../../platform/module/module';
import { pictureRoutes, type DrawPicture } from './picture.routes';

/** The pictures of the hotels. */
export const createPictureModule = ({ drawPicture }: { drawPicture: DrawPicture }): Module => ({
  routes: (app) => pictureRoutes(app, drawPicture),
});
