target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
%struct.element = type { %struct.entry, %struct.element* }
%struct.entry = type { i8*, i8* }
@made = internal global i8 0, align 1
@wanted = internal global i32 0, align 4
@.str = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.1 = private unnamed_addr constant [33 x i8] c"hsearch needs a table of hcreate\00", align 1
@first = internal global %struct.element* null, align 4
@used = internal global i32 0, align 4
define dso_local i32 @hcreate(i32 noundef %entries) {
entry:
  %0 = load i8, i8* @made, align 1
  %tobool = trunc i8 %0 to i1
  br i1 %tobool, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  store i32 %entries, i32* @wanted, align 4
  store i8 1, i8* @made, align 1
  br label %return
return:
  %retval.0 = phi i32 [ 0, %if.then ], [ 1, %if.end ]
  ret i32 %retval.0
}
define dso_local %struct.entry* @hsearch(i8* %entry.0, i8* %entry.1, i32 noundef %action) {
entry:
  %0 = load i8, i8* @made, align 1
  %tobool = trunc i8 %0 to i1
  call void @__gsmack_assert(i1 noundef zeroext %tobool, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.1, i32 0, i32 0))
  br label %for.cond
for.cond:
  %at.0 = phi %struct.element** [ @first, %entry ], [ %next, %for.inc ]
  %1 = load %struct.element*, %struct.element** %at.0, align 4
  %tobool2 = icmp ne %struct.element* %1, null
  br i1 %tobool2, label %for.body, label %for.end
for.body:
  %entry3 = getelementptr inbounds %struct.element, %struct.element* %1, i32 0, i32 0
  %key4 = getelementptr inbounds %struct.entry, %struct.entry* %entry3, i32 0, i32 0
  %2 = load i8*, i8** %key4, align 4
  %call = call i32 @strcmp(i8* noundef %2, i8* noundef %entry.0)
  %cmp = icmp eq i32 %call, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %cleanup21
if.end:
  br label %for.inc
for.inc:
  %next = getelementptr inbounds %struct.element, %struct.element* %1, i32 0, i32 1
  br label %for.cond
for.end:
  %cmp7 = icmp eq i32 %action, 0
  br i1 %cmp7, label %if.then8, label %if.end10
if.then8:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i, label %fails_with.exit
if.then.i:
  %call.i = call i32* @__errno_location()
  store i32 3, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %cleanup21
if.end10:
  %3 = load i32, i32* @used, align 4
  %4 = load i32, i32* @wanted, align 4
  %cmp11 = icmp uge i32 %3, %4
  br i1 %cmp11, label %land.lhs.true, label %cond.false
land.lhs.true:
  %call12 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call12, label %cond.true, label %cond.false
cond.true:
  br label %cond.end
cond.false:
  %call13 = call noalias i8* @malloc(i32 noundef 12)
  br label %cond.end
cond.end:
  %cond = phi i8* [ null, %cond.true ], [ %call13, %cond.false ]
  %5 = bitcast i8* %cond to %struct.element*
  %tobool14 = icmp ne %struct.element* %5, null
  br i1 %tobool14, label %if.end17, label %if.then15
if.then15:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i13, label %fails_with.exit14
if.then.i13:
  %call.i12 = call i32* @__errno_location()
  store i32 12, i32* %call.i12, align 4
  br label %fails_with.exit14
fails_with.exit14:
  br label %cleanup
if.end17:
  %entry1.sroa.0.0..sroa_idx = getelementptr inbounds %struct.element, %struct.element* %5, i32 0, i32 0, i32 0
  store i8* %entry.0, i8** %entry1.sroa.0.0..sroa_idx, align 4
  %entry1.sroa.3.0..sroa_idx11 = getelementptr inbounds %struct.element, %struct.element* %5, i32 0, i32 0, i32 1
  store i8* %entry.1, i8** %entry1.sroa.3.0..sroa_idx11, align 4
  %next19 = getelementptr inbounds %struct.element, %struct.element* %5, i32 0, i32 1
  store %struct.element* null, %struct.element** %next19, align 4
  store %struct.element* %5, %struct.element** %at.0, align 4
  %6 = load i32, i32* @used, align 4
  %inc = add i32 %6, 1
  store i32 %inc, i32* @used, align 4
  %entry20 = getelementptr inbounds %struct.element, %struct.element* %5, i32 0, i32 0
  br label %cleanup
cleanup:
  %retval.0 = phi %struct.entry* [ %entry20, %if.end17 ], [ null, %fails_with.exit14 ]
  br label %cleanup21
cleanup21:
  %retval.1 = phi %struct.entry* [ %entry3, %if.then ], [ null, %fails_with.exit ], [ %retval.0, %cleanup ]
  ret %struct.entry* %retval.1
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local i32 @strcmp(i8* noundef, i8* noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local noalias i8* @malloc(i32 noundef)
define dso_local void @hdestroy() {
entry:
  br label %while.cond
while.cond:
  %0 = load %struct.element*, %struct.element** @first, align 4
  %tobool = icmp ne %struct.element* %0, null
  br i1 %tobool, label %while.body, label %while.end
while.body:
  %next = getelementptr inbounds %struct.element, %struct.element* %0, i32 0, i32 1
  %1 = load %struct.element*, %struct.element** %next, align 4
  store %struct.element* %1, %struct.element** @first, align 4
  %2 = bitcast %struct.element* %0 to i8*
  call void @free(i8* noundef %2)
  br label %while.cond
while.end:
  store i32 0, i32* @used, align 4
  store i8 0, i8* @made, align 1
  ret void
}
declare dso_local void @free(i8* noundef)
declare extern_weak dso_local i32* @__errno_location()
