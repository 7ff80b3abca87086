target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [12 x i8] c"guard.state\00", align 1
@.str.1 = private unnamed_addr constant [7 x i8] c"misuse\00", align 1
@.str.2 = private unnamed_addr constant [59 x i8] c"the initialisation of a static variable needs the variable\00", align 1
@.str.3 = private unnamed_addr constant [5 x i8] c"once\00", align 1
@.str.4 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.5 = private unnamed_addr constant [37 x i8] c"a deleted virtual function is called\00", align 1
@.str.6 = private unnamed_addr constant [101 x i8] c"std::terminate is called (as by the destructor of a std::thread that is neither joined nor detached)\00", align 1
@_ZTVN10__cxxabiv117__class_type_infoE = dso_local global [16 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__si_class_type_infoE = dso_local global [16 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = dso_local global [16 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv119__pointer_type_infoE = dso_local global [16 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv120__function_type_infoE = dso_local global [16 x i8*] zeroinitializer, align 16
@_ZTVN10__cxxabiv116__enum_type_infoE = dso_local global [16 x i8*] zeroinitializer, align 16
@__libc_single_threaded = dso_local global i8 0, align 1
define dso_local i32 @__cxa_guard_acquire(i64* noundef %guard) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i64* %guard to i8*
  %call = call i64 @__gsmack_ghost_get(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef %0)
  %call1 = call i64 @__gsmack_self()
  %cmp = icmp ne i64 %call, %call1
  call void @__gsmack_assert_about(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([59 x i8], [59 x i8]* @.str.2, i64 0, i64 0), i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0)
  %cmp2 = icmp sle i64 %call, 0
  call void @__gsmack_await_for(i1 noundef zeroext %cmp2, i8* noundef getelementptr inbounds ([5 x i8], [5 x i8]* @.str.3, i64 0, i64 0), i8* noundef %0, i64 noundef %call)
  %cmp3 = icmp eq i64 %call, 0
  br i1 %cmp3, label %if.then, label %if.end
if.then:
  %call4 = call i64 @__gsmack_self()
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef %call4)
  br label %if.end
if.end:
  call void @__gsmack_atomic_end()
  %conv = zext i1 %cmp3 to i32
  ret i32 %conv
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_ghost_get(i8* noundef, i8* noundef)
declare dso_local void @__gsmack_assert_about(i1 noundef zeroext, i8* noundef, i8* noundef, i8* noundef, i8* noundef)
declare dso_local i64 @__gsmack_self()
declare dso_local void @__gsmack_await_for(i1 noundef zeroext, i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set(i8* noundef, i8* noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local void @__cxa_guard_release(i64* noundef %guard) {
entry:
  call void @__gsmack_atomic_begin()
  %0 = bitcast i64* %guard to i8*
  call void @__gsmack_ghost_set(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str, i64 0, i64 0), i8* noundef %0, i64 noundef -1)
  store atomic i8 1, i8* %0 release, align 1
  call void @__gsmack_atomic_end()
  ret void
}
define dso_local void @__cxa_pure_virtual() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([34 x i8], [34 x i8]* @.str.4, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_exit()
define dso_local void @__cxa_deleted_virtual() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([37 x i8], [37 x i8]* @.str.5, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
}
define dso_local void @_ZSt9terminatev() {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.1, i64 0, i64 0), i8* noundef getelementptr inbounds ([101 x i8], [101 x i8]* @.str.6, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
}
