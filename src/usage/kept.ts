/** Days that bermd 0.1.0 keeps uses for. */
export const KEPT_DAYS = 30;
