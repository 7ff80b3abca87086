// @expect violated
// What a section reads with a relaxed order is not ordered behind what the writer did.
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
  if (t == 1) {
    x := 2; // want "race"
  }
}
