target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [16 x i8] c"may-fail.malloc\00", align 1
@.str.1 = private unnamed_addr constant [16 x i8] c"may-fail.calloc\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"free: the object is the C library's\00", align 1
@.str.3 = private unnamed_addr constant [33 x i8] c"free: the object was made by new\00", align 1
@.str.4 = private unnamed_addr constant [18 x i8] c"may-fail.memalign\00", align 1
@.str.5 = private unnamed_addr constant [23 x i8] c"may-fail.aligned_alloc\00", align 1
@.str.6 = private unnamed_addr constant [24 x i8] c"may-fail.posix_memalign\00", align 1
@.str.7 = private unnamed_addr constant [10 x i8] c"heap.kept\00", align 1
@.str.8 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.9 = private unnamed_addr constant [34 x i8] c"memory aligned to more than 16 MB\00", align 1
define dso_local noalias i8* @malloc(i32 noundef %size) {
entry:
  %cmp = icmp ugt i32 %size, 2147483647
  br i1 %cmp, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %no_memory.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i, align 4
  br label %no_memory.exit
no_memory.exit:
  br label %return
if.end:
  %call2 = call i8* @__gsmack_alloc(i32 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call2)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call2, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i3, label %made.exit
if.then.i.i3:
  call void @__model_note_size(i8* noundef %call2, i32 noundef %size)
  br label %made.exit
made.exit:
  br label %return
return:
  %retval.0 = phi i8* [ null, %no_memory.exit ], [ %call2, %made.exit ]
  ret i8* %retval.0
}
declare dso_local i32 @__gsmack_option(i8* noundef, i32 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i8* @__gsmack_alloc(i32 noundef)
define dso_local noalias i8* @calloc(i32 noundef %count, i32 noundef %size) {
entry:
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %count, i32 %size)
  %1 = extractvalue { i32, i1 } %0, 1
  %2 = extractvalue { i32, i1 } %0, 0
  br i1 %1, label %if.then, label %lor.lhs.false
lor.lhs.false:
  %cmp = icmp ugt i32 %2, 2147483647
  br i1 %cmp, label %if.then, label %lor.lhs.false1
lor.lhs.false1:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([16 x i8], [16 x i8]* @.str.1, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call2 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call2, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %no_memory.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i, align 4
  br label %no_memory.exit
no_memory.exit:
  br label %cleanup
if.end:
  %call3 = call i8* @__gsmack_alloc(i32 noundef %2)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call3, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i, label %given.exit
if.then.i:
  call void @__model_note_size(i8* noundef %call3, i32 noundef %2)
  br label %given.exit
given.exit:
  call void @llvm.memset.p0i8.i32(i8* align 1 %call3, i8 0, i32 %2, i1 false)
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ null, %no_memory.exit ], [ %call3, %given.exit ]
  ret i8* %retval.0
}
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)
declare void @llvm.memset.p0i8.i32(i8* nocapture writeonly, i8, i32, i1 immarg)
define dso_local void @free(i8* noundef %object) {
entry:
  br i1 icmp ne (i32 (i8*)* @__model_family, i32 (i8*)* null), label %if.then.i, label %freed_by.exit
if.then.i:
  %call.i = call i32 @__model_family(i8* noundef %object)
  %cmp.i = icmp slt i32 %call.i, 4
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([33 x i8], [33 x i8]* @.str.3, i32 0, i32 0))
  %cmp1.i = icmp eq i32 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.8, i32 0, i32 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i32 0, i32 0))
  br label %freed_by.exit
freed_by.exit:
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %object, i32 noundef 0)
  call void @__gsmack_free(i8* noundef %object)
  ret void
}
declare dso_local void @__gsmack_free(i8* noundef)
define dso_local noalias i8* @memalign(i32 noundef %alignment, i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([18 x i8], [18 x i8]* @.str.4, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %no_memory.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i, align 4
  br label %no_memory.exit
no_memory.exit:
  br label %return
if.end:
  %cmp.i = icmp ugt i32 %alignment, 16777216
  %frombool.i = zext i1 %cmp.i to i8
  br label %for.cond.i
for.cond.i:
  %is.0.i = phi i8 [ %frombool.i, %if.end ], [ %is.1.i, %if.end.i ]
  %power.0.i = phi i32 [ 1, %if.end ], [ %mul.i, %if.end.i ]
  %i.0.i = phi i32 [ 0, %if.end ], [ %inc.i, %if.end.i ]
  %cmp1.i = icmp sle i32 %i.0.i, 24
  br i1 %cmp1.i, label %for.body.i, label %power_of_two.exit
for.body.i:
  %cmp2.i = icmp eq i32 %alignment, %power.0.i
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %if.end.i
if.end.i:
  %is.1.i = phi i8 [ 1, %if.then.i ], [ %is.0.i, %for.body.i ]
  %mul.i = mul i32 %power.0.i, 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
power_of_two.exit:
  %tobool.i = trunc i8 %is.0.i to i1
  br i1 %tobool.i, label %if.end8, label %if.then3
if.then3:
  %call4 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call4, label %if.then5, label %if.end7
if.then5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i2, label %fails_with.exit
if.then.i2:
  %call.i = call i32* @__errno_location()
  store i32 22, i32* %call.i, align 4
  br label %fails_with.exit
fails_with.exit:
  br label %return
if.end7:
  br label %if.end8
if.end8:
  %alignment.addr.0 = phi i32 [ %alignment, %power_of_two.exit ], [ 1, %if.end7 ]
  %cmp.i4 = icmp ugt i32 %size, 2147483647
  br i1 %cmp.i4, label %if.then.i5, label %if.end.i7
if.then.i5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %no_memory.exit.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i.i, align 4
  br label %no_memory.exit.i
no_memory.exit.i:
  br label %aligned.exit
if.end.i7:
  %call.i6 = call i8* @__gsmack_alloc(i32 noundef %size)
  %cmp.i.i = icmp ugt i32 %alignment.addr.0, 16777216
  br i1 %cmp.i.i, label %if.then.i.i8, label %if.end.i.i
if.then.i.i8:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.9, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  %cmp1.i.i = icmp ugt i32 %alignment.addr.0, 16
  br i1 %cmp1.i.i, label %if.then2.i.i, label %align.exit.i
if.then2.i.i:
  call void @__gsmack_align(i8* noundef %call.i6, i32 noundef %alignment.addr.0)
  br label %align.exit.i
align.exit.i:
  call void @__gsmack_indeterminate(i8* noundef %call.i6)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i6, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i5.i, label %made.exit.i
if.then.i.i5.i:
  call void @__model_note_size(i8* noundef %call.i6, i32 noundef %size)
  br label %made.exit.i
made.exit.i:
  br label %aligned.exit
aligned.exit:
  %retval.0.i = phi i8* [ null, %no_memory.exit.i ], [ %call.i6, %made.exit.i ]
  br label %return
return:
  %retval.0 = phi i8* [ null, %no_memory.exit ], [ %retval.0.i, %aligned.exit ], [ null, %fails_with.exit ]
  ret i8* %retval.0
}
define dso_local noalias i8* @aligned_alloc(i32 noundef %alignment, i32 noundef %size) {
entry:
  %call = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([23 x i8], [23 x i8]* @.str.5, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %call1 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %no_memory.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i, align 4
  br label %no_memory.exit
no_memory.exit:
  br label %return
if.end:
  %call2 = call noalias i8* @memalign(i32 noundef %alignment, i32 noundef %size)
  call void @llvm.assume(i1 true) [ "align"(i8* %call2, i32 %alignment) ]
  br label %return
return:
  %retval.0 = phi i8* [ null, %no_memory.exit ], [ %call2, %if.end ]
  ret i8* %retval.0
}
declare void @llvm.assume(i1 noundef)
define dso_local noalias i8* @valloc(i32 noundef %size) {
entry:
  %call = call noalias align 4096 i8* @memalign(i32 noundef 4096, i32 noundef %size)
  ret i8* %call
}
define dso_local i32 @posix_memalign(i8** noundef nonnull %result, i32 noundef %alignment, i32 noundef %size) {
entry:
  %cmp.i = icmp ugt i32 %alignment, 16777216
  %frombool.i = zext i1 %cmp.i to i8
  br label %for.cond.i
for.cond.i:
  %is.0.i = phi i8 [ %frombool.i, %entry ], [ %is.1.i, %if.end.i ]
  %power.0.i = phi i32 [ 1, %entry ], [ %mul.i, %if.end.i ]
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %if.end.i ]
  %cmp1.i = icmp sle i32 %i.0.i, 24
  br i1 %cmp1.i, label %for.body.i, label %power_of_two.exit
for.body.i:
  %cmp2.i = icmp eq i32 %alignment, %power.0.i
  br i1 %cmp2.i, label %if.then.i, label %if.end.i
if.then.i:
  br label %if.end.i
if.end.i:
  %is.1.i = phi i8 [ 1, %if.then.i ], [ %is.0.i, %for.body.i ]
  %mul.i = mul i32 %power.0.i, 2
  %inc.i = add nsw i32 %i.0.i, 1
  br label %for.cond.i
power_of_two.exit:
  %tobool.i = trunc i8 %is.0.i to i1
  br i1 %tobool.i, label %lor.lhs.false, label %if.then
lor.lhs.false:
  %cmp = icmp ult i32 %alignment, 4
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  %cmp1 = icmp ugt i32 %size, 2147483647
  br i1 %cmp1, label %if.then5, label %lor.lhs.false2
lor.lhs.false2:
  %call3 = call i32 @__gsmack_option(i8* noundef getelementptr inbounds ([24 x i8], [24 x i8]* @.str.6, i32 0, i32 0), i32 noundef 0)
  %tobool = icmp ne i32 %call3, 0
  br i1 %tobool, label %land.lhs.true, label %if.end6
land.lhs.true:
  %call4 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call4, label %if.then5, label %if.end6
if.then5:
  br label %return
if.end6:
  br i1 false, label %if.then.i5, label %if.end.i6
if.then.i5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i.i, label %no_memory.exit.i
if.then.i.i.i:
  %call.i.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i.i, align 4
  br label %no_memory.exit.i
no_memory.exit.i:
  br label %aligned.exit
if.end.i6:
  %call.i = call i8* @__gsmack_alloc(i32 noundef %size)
  br i1 %cmp.i, label %if.then.i.i, label %if.end.i.i
if.then.i.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.9, i32 0, i32 0))
  br label %if.end.i.i
if.end.i.i:
  %cmp1.i.i = icmp ugt i32 %alignment, 16
  br i1 %cmp1.i.i, label %if.then2.i.i, label %align.exit.i
if.then2.i.i:
  call void @__gsmack_align(i8* noundef %call.i, i32 noundef %alignment)
  br label %align.exit.i
align.exit.i:
  call void @__gsmack_indeterminate(i8* noundef %call.i)
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.7, i32 0, i32 0), i8* noundef %call.i, i32 noundef 1)
  br i1 icmp ne (void (i8*, i32)* @__model_note_size, void (i8*, i32)* null), label %if.then.i.i5.i, label %made.exit.i
if.then.i.i5.i:
  call void @__model_note_size(i8* noundef %call.i, i32 noundef %size)
  br label %made.exit.i
made.exit.i:
  br label %aligned.exit
aligned.exit:
  %retval.0.i = phi i8* [ null, %no_memory.exit.i ], [ %call.i, %made.exit.i ]
  store i8* %retval.0.i, i8** %result, align 4
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 12, %if.then5 ], [ 0, %aligned.exit ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_indeterminate(i8* noundef)
declare extern_weak dso_local void @__model_note_size(i8* noundef, i32 noundef)
declare dso_local void @__model_looks_for_leaks()
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
declare extern_weak dso_local i32 @__model_family(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_align(i8* noundef, i32 noundef)
