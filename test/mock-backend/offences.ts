let noted = new Set<string>();

/** Notes that a client asked what it may not ask: `PUT /api/coupons: expireDate left out`. */
export const noteOffence = (offence: string) => void noted.add(offence);

/** The offences noted since they were last forgotten, each once. */
export const offences = () => [...noted];

export const forgetOffences = () => {
  noted = new Set();
};
