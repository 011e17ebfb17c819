declare const PRODUCT_VERSION: string | undefined;

/** The name of the product, the same in every language. */
export const product = 'Pressluft';

/** Of the dashboard, from the build; empty without one. */
export const productVersion = typeof PRODUCT_VERSION === 'undefined' ? '' : PRODUCT_VERSION;
