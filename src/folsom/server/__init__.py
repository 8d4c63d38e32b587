"""The edge: HTTP, WebSockets, sessions, limits, measurements. It knows of tables what they let it."""
