target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [10 x i8] c"heap.size\00", align 1
@.str.1 = private unnamed_addr constant [39 x i8] c"realloc: the object is the C library's\00", align 1
@.str.2 = private unnamed_addr constant [36 x i8] c"realloc: the object was made by new\00", align 1
@.str.3 = private unnamed_addr constant [17 x i8] c"may-fail.realloc\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"memory\00", align 1
@.str.5 = private unnamed_addr constant [10 x i8] c"heap.kept\00", align 1
define weak dso_local void @__model_note_size(i8* noundef %object, i64 noundef %size) {
entry:
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %object, i64 noundef %size)
  ret void
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
define dso_local i8* @realloc(i8* noundef %old, i64 noundef %size) {
entry:
  %tobool = icmp ne i8* %old, null
  br i1 %tobool, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp = icmp eq i64 %size, 0
  br i1 %cmp, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i64 (i8*)* @__model_family, i64 (i8*)* null), label %if.then.i, label %freed_by.exit
if.then.i:
  %call.i = call i64 @__model_family(i8* noundef %old)
  %cmp.i = icmp slt i64 %call.i, 4
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0))
  %cmp1.i = icmp eq i64 %call.i, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i64 0, i64 0))
  br label %freed_by.exit
freed_by.exit:
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i64 0, i64 0), i8* noundef %old, i64 noundef 0)
  call void @__gsmack_free(i8* noundef %old)
  br label %return
if.end:
  %cmp1 = icmp ugt i64 %size, 9223372036854775807
  br i1 %cmp1, label %if.then5, label %lor.lhs.false
lor.lhs.false:
  %call = call i64 @__gsmack_option(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.3, i64 0, i64 0), i64 noundef 0)
  %tobool2 = icmp ne i64 %call, 0
  br i1 %tobool2, label %land.lhs.true3, label %if.end6
land.lhs.true3:
  %call4 = call zeroext i1 @__gsmack_nondet_bool()
  br i1 %call4, label %if.then5, label %if.end6
if.then5:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %no_memory.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i, align 4
  br label %no_memory.exit
no_memory.exit:
  br label %return
if.end6:
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call8 = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %old)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %call8, %cond.true ], [ 0, %cond.false ]
  %call9 = call i8* @__gsmack_realloc(i8* noundef %old, i64 noundef %size)
  call void @__gsmack_indeterminate(i8* noundef %call9)
  call void @__model_note_size(i8* noundef %call9, i64 noundef %size)
  br i1 %tobool, label %if.then11, label %if.end20
if.then11:
  %cmp12 = icmp ult i64 %cond, %size
  br i1 %cmp12, label %cond.true13, label %cond.false14
cond.true13:
  br label %cond.end15
cond.false14:
  br label %cond.end15
cond.end15:
  %cond16 = phi i64 [ %cond, %cond.true13 ], [ %size, %cond.false14 ]
  call void @llvm.memcpy.p0i8.p0i8.i64(i8* align 1 %call9, i8* align 1 %old, i64 %cond16, i1 false)
  %cmp17 = icmp ne i8* %call9, %old
  br i1 %cmp17, label %if.then18, label %if.end19
if.then18:
  br i1 icmp ne (i64 (i8*)* @__model_family, i64 (i8*)* null), label %if.then.i27, label %freed_by.exit28
if.then.i27:
  %call.i24 = call i64 @__model_family(i8* noundef %old)
  %cmp.i25 = icmp slt i64 %call.i24, 4
  call void @__gsmack_assert(i1 noundef zeroext %cmp.i25, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([36 x i8], [36 x i8]* @.str.2, i64 0, i64 0))
  %cmp1.i26 = icmp eq i64 %call.i24, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp1.i26, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i64 0, i64 0), i8* noundef getelementptr inbounds ([39 x i8], [39 x i8]* @.str.1, i64 0, i64 0))
  br label %freed_by.exit28
freed_by.exit28:
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i64 0, i64 0), i8* noundef %old, i64 noundef 0)
  call void @__gsmack_free(i8* noundef %old)
  br label %if.end19
if.end19:
  br label %if.end20
if.end20:
  call void @__model_looks_for_leaks()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str.5, i64 0, i64 0), i8* noundef %call9, i64 noundef 1)
  br label %return
return:
  %retval.0 = phi i8* [ null, %freed_by.exit ], [ null, %no_memory.exit ], [ %call9, %if.end20 ]
  ret i8* %retval.0
}
declare dso_local void @__gsmack_free(i8* noundef)
declare dso_local i64 @__gsmack_option(i8* noundef, i64 noundef)
declare dso_local zeroext i1 @__gsmack_nondet_bool()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local i8* @__gsmack_realloc(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_indeterminate(i8* noundef)
declare void @llvm.memcpy.p0i8.p0i8.i64(i8* noalias nocapture writeonly, i8* noalias nocapture readonly, i64, i1 immarg)
define dso_local i8* @reallocarray(i8* noundef %old, i64 noundef %count, i64 noundef %size) {
entry:
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %count, i64 %size)
  %1 = extractvalue { i64, i1 } %0, 1
  %2 = extractvalue { i64, i1 } %0, 0
  br i1 %1, label %if.then, label %if.end
if.then:
  br i1 icmp ne (i32* ()* @__errno_location, i32* ()* null), label %if.then.i.i, label %no_memory.exit
if.then.i.i:
  %call.i.i = call i32* @__errno_location()
  store i32 12, i32* %call.i.i, align 4
  br label %no_memory.exit
no_memory.exit:
  br label %cleanup
if.end:
  %call = call i8* @realloc(i8* noundef %old, i64 noundef %2)
  br label %cleanup
cleanup:
  %retval.0 = phi i8* [ null, %no_memory.exit ], [ %call, %if.end ]
  ret i8* %retval.0
}
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
define dso_local i64 @malloc_usable_size(i8* noundef %object) {
entry:
  %tobool = icmp ne i8* %object, null
  br i1 %tobool, label %cond.true, label %cond.false
cond.true:
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %object)
  br label %cond.end
cond.false:
  br label %cond.end
cond.end:
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}
define dso_local i32 @mallopt(i32 noundef %parameter, i32 noundef %value) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %conv = zext i1 %call to i32
  ret i32 %conv
}
define dso_local i32 @malloc_trim(i64 noundef %kept) {
entry:
  %call = call zeroext i1 @__gsmack_nondet_bool()
  %conv = zext i1 %call to i32
  ret i32 %conv
}
declare extern_weak dso_local i64 @__model_family(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare extern_weak dso_local i32* @__errno_location()
declare dso_local void @__model_looks_for_leaks()
