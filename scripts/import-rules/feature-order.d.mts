/** The features of the server, the lowest first. */
export declare const featureOrder: string[];
