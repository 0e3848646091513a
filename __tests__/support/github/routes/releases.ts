import { createHash } from 'node:crypto';
import { shape, user } from '../shapes.ts';
import type { Asset, Release, World } from '../world.ts';
import { NOT_FOUND, REPO, type Answer, type Origins, type Route, type Routes } from './route.ts';

function assetShape(world: World, release: Release, asset: Asset, origins: Origins): object {
  return shape('release-asset', {
    id: asset.id,
    name: asset.name,
    size: asset.bytes.length,
    state: 'uploaded',
    content_type: 'application/octet-stream',
    digest: `sha256:${createHash('sha256').update(asset.bytes).digest('hex')}`,
    url: `${origins.api}/repos/${world.fullName}/releases/assets/${asset.id}`,
    browser_download_url: `${origins.web}/${world.fullName}/releases/download/${release.tag}/${asset.name}`,
    created_at: release.publishedAt,
    updated_at: release.publishedAt,
    uploader: user('releaser'),
  });
}

function releaseShape(world: World, release: Release, origins: Origins): object {
  return shape('release', {
    id: release.id,
    tag_name: release.tag,
    name: release.tag,
    draft: release.draft,
    prerelease: release.prerelease,
    target_commitish: world.tags.get(release.tag) ?? world.defaultBranch,
    created_at: release.publishedAt,
    published_at: release.draft ? null : release.publishedAt,
    html_url: `${origins.web}/${world.fullName}/releases/tag/${release.tag}`,
    url: `${origins.api}/repos/${world.fullName}/releases/${release.id}`,
    author: user('releaser'),
    assets: release.assets.map((asset) => assetShape(world, release, asset, origins)),
  });
}

/** Drafts are shown to those who may write. */
function visible(world: World): Release[] {
  return world.releases.filter((release) => !release.draft || world.permissions.contents === 'write').reverse();
}

function one(find: (world: World, params: Readonly<Record<string, string>>) => Release | undefined): Route {
  return {
    needs: [['contents', 'read']],
    answer(world, { params }, origins): Answer {
      const release = find(world, params);
      return release === undefined ? NOT_FOUND : { status: 200, body: releaseShape(world, release, origins) };
    },
  };
}

export const releaseRoutes: Routes = {
  [`get ${REPO}/releases`]: {
    needs: [['contents', 'read']],
    answer: (world, _request, origins) => ({
      list: visible(world).map((release) => releaseShape(world, release, origins)),
    }),
  },
  [`get ${REPO}/releases/latest`]: one((world) =>
    visible(world).find((release) => !release.draft && !release.prerelease),
  ),
  [`get ${REPO}/releases/tags/{tag}`]: one((world, { tag }) =>
    visible(world).find((release) => !release.draft && release.tag === tag),
  ),
  [`get ${REPO}/releases/{release_id}`]: one((world, params) =>
    visible(world).find((release) => String(release.id) === params['release_id']),
  ),
  [`get ${REPO}/releases/{release_id}/assets`]: {
    needs: [['contents', 'read']],
    answer(world, { params }, origins) {
      const release = visible(world).find((candidate) => String(candidate.id) === params['release_id']);
      return release === undefined
        ? NOT_FOUND
        : { list: release.assets.map((asset) => assetShape(world, release, asset, origins)) };
    },
  },
  [`get ${REPO}/releases/assets/{asset_id}`]: {
    needs: [['contents', 'read']],
    answer(world, { params, accept }, origins) {
      for (const release of visible(world)) {
        const asset = release.assets.find((candidate) => String(candidate.id) === params['asset_id']);
        if (asset === undefined) continue;
        if (!accept.includes('application/octet-stream'))
          return { status: 200, body: assetShape(world, release, asset, origins) };
        return {
          status: 302,
          headers: { location: `${origins.storage}/assets/${asset.id}/${encodeURIComponent(asset.name)}?sig=signed` },
        };
      }
      return NOT_FOUND;
    },
  },
};
