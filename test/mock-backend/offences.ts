let noted = new Set<string>();

/** Records a request that a client may not send: `PUT /api/coupons: expireDate left out`. */
export const noteOffence = (offence: string) => void noted.add(offence);

/** The offenses recorded since the last reset, each once. */
export const offences = () => [...noted];

export const forgetOffences = () => {
  noted = new Set();
};
