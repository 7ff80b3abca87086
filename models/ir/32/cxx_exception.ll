target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [21 x i8] c"exception.destructor\00", align 1
@.str.1 = private unnamed_addr constant [17 x i8] c"exception.owners\00", align 1
@.str.2 = private unnamed_addr constant [128 x i8] c"an exception is thrown that another thread may have left (std::rethrow_exception), and what the program catches is not followed\00", align 1
@.str.3 = private unnamed_addr constant [105 x i8] c"an exception is thrown that another thread may have left (std::rethrow_exception), which nothing catches\00", align 1
@.str.4 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
define dso_local i8* @__cxa_allocate_exception(i32 noundef %size) {
entry:
  %call = call i8* @__gsmack_alloc(i32 noundef %size)
  ret i8* %call
}
declare dso_local i8* @__gsmack_alloc(i32 noundef)
define dso_local void @__cxa_free_exception(i8* noundef %exception) {
entry:
  call void @__gsmack_free(i8* noundef %exception)
  ret void
}
declare dso_local void @__gsmack_free(i8* noundef)
define dso_local i8* @__cxa_init_primary_exception(i8* noundef %exception, i8* noundef %type, void (i8*)* noundef %destructor) {
entry:
  %0 = ptrtoint void (i8*)* %destructor to i32
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i32 0, i32 0), i8* noundef %exception, i32 noundef %0)
  ret i8* %exception
}
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i32 noundef)
define dso_local void @_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv(i8** noundef %pointer) {
entry:
  %0 = load i8*, i8** %pointer, align 4
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %1 = load i8*, i8** %pointer, align 4
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %1)
  %add = add nsw i32 %call, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %1, i32 noundef %add)
  call void @__gsmack_atomic_end()
  br label %return
return:
  ret void
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @_ZNSt15__exception_ptr13exception_ptr10_M_releaseEv(i8** noundef %pointer) {
entry:
  %0 = load i8*, i8** %pointer, align 4
  %tobool = icmp ne i8* %0, null
  br i1 %tobool, label %if.end, label %if.then
if.then:
  br label %cleanup
if.end:
  call void @__gsmack_atomic_begin()
  %call = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %sub = sub nsw i32 %call, 1
  %call1 = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([21 x i8], [21 x i8]* @.str, i32 0, i32 0), i8* noundef %0)
  %1 = inttoptr i32 %call1 to void (i8*)*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %sub)
  call void @__gsmack_atomic_end()
  %cmp = icmp eq i32 %sub, 0
  br i1 %cmp, label %if.then2, label %if.end6
if.then2:
  %tobool3 = icmp ne void (i8*)* %1, null
  br i1 %tobool3, label %if.then4, label %if.end5
if.then4:
  call void %1(i8* noundef %0)
  br label %if.end5
if.end5:
  call void @__gsmack_free(i8* noundef %0)
  br label %if.end6
if.end6:
  store i8* null, i8** %pointer, align 4
  br label %cleanup
cleanup:
  %cleanup.dest.slot.0 = phi i32 [ 0, %if.end6 ], [ 1, %if.then ]
  switch i32 %cleanup.dest.slot.0, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]
cleanup.cont:
  ret void
unreachable:
  unreachable
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC1EPv(i8** noundef %pointer, i8* noundef %exception) {
entry:
  store i8* %exception, i8** %pointer, align 4
  %tobool.i = icmp ne i8* %exception, null
  br i1 %tobool.i, label %if.end.i, label %if.then.i
if.then.i:
  br label %_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv.exit
if.end.i:
  call void @__gsmack_atomic_begin()
  %0 = load i8*, i8** %pointer, align 4
  %call.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %add.i = add nsw i32 %call.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i)
  call void @__gsmack_atomic_end()
  br label %_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv.exit
_ZNSt15__exception_ptr13exception_ptr9_M_addrefEv.exit:
  ret void
}
define dso_local void @_ZNSt15__exception_ptr13exception_ptrC2EPv(i8** noundef %pointer, i8* noundef %exception) {
entry:
  store i8* %exception, i8** %pointer, align 4
  %tobool.i.i = icmp ne i8* %exception, null
  br i1 %tobool.i.i, label %if.end.i.i, label %if.then.i.i
if.then.i.i:
  br label %_ZNSt15__exception_ptr13exception_ptrC1EPv.exit
if.end.i.i:
  call void @__gsmack_atomic_begin()
  %0 = load i8*, i8** %pointer, align 4
  %call.i.i = call i32 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0)
  %add.i.i = add nsw i32 %call.i.i, 1
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([17 x i8], [17 x i8]* @.str.1, i32 0, i32 0), i8* noundef %0, i32 noundef %add.i.i)
  call void @__gsmack_atomic_end()
  br label %_ZNSt15__exception_ptr13exception_ptrC1EPv.exit
_ZNSt15__exception_ptr13exception_ptrC1EPv.exit:
  ret void
}
define dso_local void @_ZSt17current_exceptionv(i8** noundef %result) {
entry:
  store i8* null, i8** %result, align 4
  ret void
}
define dso_local void @_ZSt17rethrow_exceptionNSt15__exception_ptr13exception_ptrE(i8** noundef %pointer) {
entry:
  br i1 icmp ne (void ()* @__model_catches, void ()* null), label %if.then.i, label %if.end.i
if.then.i:
  call void @__gsmack_unknown(i8* noundef getelementptr inbounds ([128 x i8], [128 x i8]* @.str.2, i32 0, i32 0))
  br label %if.end.i
if.end.i:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.4, i32 0, i32 0), i8* noundef getelementptr inbounds ([105 x i8], [105 x i8]* @.str.3, i32 0, i32 0))
  call void @__gsmack_exit()
  unreachable
not_followed.exit:                                ; No predecessors!
  ret void
}
declare extern_weak dso_local void @__model_catches()
declare dso_local void @__gsmack_unknown(i8* noundef)
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_exit()
