package cputime

import (
	"context"
	"testing"
	"time"
)

// TestWithTimeout has work end that takes processor time, and not what waits that long.
func TestWithTimeout(t *testing.T) {
	const limit = 100 * time.Millisecond
	waits, cancel := WithTimeout(context.Background(), limit)
	time.Sleep(2 * limit)
	if err := waits.Err(); err != nil {
		t.Errorf("who waits is ended: %v", err)
	}
	cancel()
	works, cancel := WithTimeout(context.Background(), limit)
	defer cancel()
	began := used()
	for works.Err() == nil {
	}
	if took := used() - began; took < limit {
		t.Errorf("who works is ended after %v, before %v", took, limit)
	}
}
