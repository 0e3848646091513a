/** Stands in the bundle for the part of `@actions/core` that asks for identity tokens. */
export class OidcClient {
  static getIDToken() {
    throw new Error('This build asks for no identity tokens.');
  }
}
