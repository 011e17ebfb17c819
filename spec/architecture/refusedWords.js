/** The lint rule for names: one concept, one word. docs/glossary.md has the words; here stand those that are refused, and what is said instead. */
export const refusedNames = [
  [/^most[A-Z]/, 'max...'],
  [/^least[A-Z]/, 'min...'],
  [/^usual[A-Z]/, 'default..., median... or the thing itself'],
  [/gatekeeper/i, 'sessionApi'],
  [/settingsKeeper/i, 'settingsApi'],
  [/dayLog/i, 'dayFile'],
  [/^(?:re)?told[A-Z]|^told$|^tells?$/, 'reported, notify'],
  [/^reckon/i, 'calculate'],
  [/^anew$/, 'again'],
  [/^(?:memory)?twin/i, 'fake'],
  [/courier/i, 'deliveryWorker'],
  [/patience/i, 'timeout'],
  [/^putAside$/, 'quarantine'],
  [/^(?:pooledRecords|seamOf|tailOf|partTaken)$/, 'mergedRecord, sumsBetween, sumsAfter, overlapOf'],
  [/volumeStanding/i, 'volumeAtStandstill'],
  [/energyRest/i, 'energyAtStandstill'],
  [/^reliefs?$/i, 'unloadCycles'],
  [/logStore/i, 'historyStore'],
  [/[a-z]Look(?:s|[A-Z]|$)/, '...Style'],
];

/** Words of comments. */
const refusedInComments = [
  [/\breckon(?:s|ed|ing)?\b/i, 'calculate'],
  [/\banew\b/i, 'again'],
  [/\bt(?:old|ells?|elling)\b/i, 'report, say, state, notify'],
];

const rule = {
  meta: { type: 'problem', schema: [], messages: { refused: "'{{word}}' is refused (docs/glossary.md): say {{instead}}." } },
  create(context) {
    const report = (loc, word, instead) => context.report({ loc, messageId: 'refused', data: { word, instead } });
    return {
      Identifier({ name, loc }) {
        const found = refusedNames.find(([pattern]) => pattern.test(name));
        if (found !== undefined) report(loc, name, found[1]);
      },
      Program() {
        for (const { value, loc } of context.sourceCode.getAllComments())
          for (const [pattern, instead] of refusedInComments) {
            const found = pattern.exec(value);
            if (found !== null) report(loc, found[0], instead);
          }
      },
    };
  },
};

export const refusedWords = {
  plugins: { words: { rules: { refused: rule } } },
  rules: { 'words/refused': 'error' },
};
