//go:build race

package tests

// buildFlags build the command as the tests are built: with the race detector.
var buildFlags = []string{"-race"}
