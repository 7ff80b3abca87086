# make demo: from a bare Debian 12 with Go to a verdict on a real program.
# make test: everything that is checked.

.PHONY: all always build clean demo test

all: build

build: bin/gsmack

bin/gsmack: always
	go build -o $@ ./cmd/gsmack

always:

demo:
	scripts/install run
	go build -o bin/gsmack ./cmd/gsmack
	scripts/demo bin/gsmack

test:
	scripts/install test
	go test -timeout 25m ./...

clean:
	rm -rf bin
