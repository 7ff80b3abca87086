// @expect verified
// What a section reads with a relaxed order is behind what the writer did after an acquire fence.
var {:data} x: int;
var {:data} f: int;

procedure writer()
{
  x := 1;
  atomic {:order "release"} { f := 1; }
}

procedure {:entrypoint} main()
{
  var t: int;
  x := 0;
  f := 0;
  async call writer();
  atomic {:order "relaxed"} { t := f; }
  assume {:fence "acquire"} true;
  if (t == 1) {
    x := 2;
  }
}
