"""`python -m folsom.cli`: the command line without its script."""

from folsom.cli.app import main

main()
