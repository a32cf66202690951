"""Run by Alembic: the steps go over the connection that `migrate` has opened, in its transaction."""

from __future__ import annotations

from alembic import context

from kortbord.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
