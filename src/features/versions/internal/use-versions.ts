import { useEffect, useState } from 'react';
import { stateOfVersions, textsOfVersion, type Version, type VersionAddress, versionsOf } from '../store';
import type { Texts } from '../texts';

interface VersionList {
  /** With `newer` and `absent`, none can be read here. */
  state: Awaited<ReturnType<typeof stateOfVersions>>;
  /** Newest first. */
  versions: readonly Version[];
}

/**
 * The versions of a record; undefined until they are read.
 * @param begin begins to keep what the open form has, and resolves once that is done; called once
 */
export const useVersions = (
  { login, section, id }: VersionAddress,
  begin: () => Promise<void>,
): VersionList | undefined => {
  const [ready] = useState(begin);
  const [list, setList] = useState<VersionList>();
  useEffect(() => {
    let isOver = false;
    const read = async () => {
      await ready;
      const versions = await versionsOf({ login, section, id });
      const state = await stateOfVersions();
      if (!isOver) setList({ state, versions });
    };
    void read();
    return () => {
      isOver = true;
    };
  }, [login, section, id, ready]);
  return list;
};

interface ReadTexts {
  of: Version;
  /** Undefined if they cannot be read. */
  texts: Texts | undefined;
}

/** The texts of a version; undefined until they are read. */
export const useTexts = (version: Version | undefined): ReadTexts | undefined => {
  const [read, setRead] = useState<ReadTexts>();
  useEffect(() => {
    let isOver = false;
    if (version) void textsOfVersion(version).then(texts => !isOver && setRead({ of: version, texts }));
    return () => {
      isOver = true;
    };
  }, [version]);
  return read?.of === version ? read : undefined;
};
