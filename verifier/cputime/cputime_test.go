package cputime

import (
	"context"
	"testing"
	"time"
)

// TestWithin has work end that takes processor time, and not what waits that long.
func TestWithin(t *testing.T) {
	const limit, most = 100 * time.Millisecond, time.Hour // a busy machine may stop this for a while
	waits, cancel := within(context.Background(), limit, most)
	time.Sleep(2 * limit)
	if err := waits.Err(); err != nil {
		t.Errorf("who waits is ended: %v", err)
	}
	cancel()
	works, cancel := within(context.Background(), limit, most)
	defer cancel()
	began := Used()
	for works.Err() == nil {
	}
	if took := Used() - began; took < limit {
		t.Errorf("who works is ended after %v, before %v", took, limit)
	}
}
